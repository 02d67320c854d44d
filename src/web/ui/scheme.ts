/** The colour schemes. A cookie keeps the choice, so that the server renders the page in it. */
export const schemes = ['auto', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const schemeCookie = 'scheme'
const days = 365

export function asScheme(value: unknown): Scheme {
  return schemes.includes(value as Scheme) ? (value as Scheme) : 'auto'
}

/** The value of `<html data-scheme>`; undefined when the system decides. */
function schemeAttribute(scheme: Scheme): 'light' | 'dark' | undefined {
  return scheme === 'auto' ? undefined : scheme
}

/** Applies and remembers a choice; browser only. */
export function setScheme(scheme: Scheme) {
  const shown = schemeAttribute(scheme)
  if (shown) document.documentElement.dataset['scheme'] = shown
  else delete document.documentElement.dataset['scheme']
  document.cookie = `${schemeCookie}=${scheme}; path=/; max-age=${days * 86_400}; samesite=lax`
}
