/** A page that was left open while its host has gone on: parts of it that were not needed so far are there no more. */

import { isStatic } from '$lib/host';

/** The script that this page began with, as the page itself names it. */
const own = () => document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').at(-1) ?? '';

/** Whether there is another version than this one. Where nobody answers, there is none to be had. */
export async function newer(): Promise<boolean> {
  try {
    const response = await fetch(isStatic ? './' : '/', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(own());
  } catch {
    return false;
  }
}

export const reload = (): void => location.reload();
