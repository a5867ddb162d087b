/** What a herald, and a screen reader, says of a shield. */

import { blazon, isParted, type Arms } from '$lib/arms/arms';
import { t } from '$lib/i18n.svelte';
import { capital } from '$lib/words';

export function blazoned(arms: Arms): string {
  return capital(
    t(blazon(arms), {
      division: t(`me-division-${arms.division}`),
      // Some languages have another word for what something stands on.
      field: isParted(arms) ? t(`me-tincture-${arms.colour}`) : t(`me-field-${arms.colour}`),
      metal: t(`me-tincture-${arms.metal}`),
      charge: t(`me-a-${arms.charge}`),
    }),
  );
}
