/** What is printed, as `crates/burgundy` writes it. */

import type { Catalog } from '$generated/burgundy';

declare const catalog: Catalog;
export default catalog;
