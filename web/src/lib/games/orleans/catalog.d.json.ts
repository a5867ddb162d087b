/** What is printed, as `crates/orleans` writes it. */

import type { Catalog } from '$generated/orleans';

declare const catalog: Catalog;
export default catalog;
