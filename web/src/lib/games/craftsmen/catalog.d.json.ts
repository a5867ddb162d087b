/** What is printed, as `crates/craftsmen` writes it. */

import type { Catalog } from '$generated/craftsmen';

declare const catalog: Catalog;
export default catalog;
