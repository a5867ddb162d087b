/** What is printed, as `crates/labora` writes it. */

import type { Catalog } from '$generated/labora';

declare const catalog: Catalog;
export default catalog;
