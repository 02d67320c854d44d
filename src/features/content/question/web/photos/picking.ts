/**
 * When a picker or camera was opened from this page. On a phone it covers the page, which is then hidden although the
 * learner has not left the examination.
 */
let openedAt = -Infinity

export const beginPicking = () => void (openedAt = performance.now())
export const endPicking = () => void (openedAt = -Infinity)
/** Whether a page that was hidden for these milliseconds, until now, was covered by a picker for a usual time. */
export const wasPicking = (hiddenMs: number) =>
  hiddenMs < 120_000 && performance.now() - openedAt < 130_000
