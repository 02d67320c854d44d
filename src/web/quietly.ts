/**
 * Waits for work whose failure needs no message, because the page stays as it is: the browser refuses to play,
 * a part that is loaded in advance does not come. All other failures go through an act, a form or `useLoad`.
 * @returns the result; undefined after a failure.
 */
export async function quietly<A>(work: Promise<A> | undefined): Promise<A | undefined> {
  try {
    return await work
  } catch {
    return undefined
  }
}
