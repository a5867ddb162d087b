/** What a herald, and a screen reader, says of a shield. */

import { blazon, type Arms } from '$lib/arms/arms';
import { t } from '$lib/i18n.svelte';
import { capital } from '$lib/words';

export function blazoned(arms: Arms): string {
  const charge = t(`me-charge-${arms.charge}`);
  return capital(
    t(blazon(arms), {
      division: t(`me-division-${arms.division}`),
      field: t(`me-tincture-${arms.colour}`),
      // Where a language has another word for what something stands on.
      on: t(`me-field-${arms.colour}`),
      metal: t(`me-tincture-${arms.metal}`),
      charge,
      // Only English has an article, and other languages do not ask for it.
      a: `${/^[aeiou]/.test(charge) ? 'an' : 'a'} ${charge}`,
    }),
  );
}
