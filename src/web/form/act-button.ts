import { useHydrated } from '#src/web/use-hydrated.ts'

/**
 * Returns the props of a button in a form that has an act of its own. Without script it sends the form
 * with that act (`pagePosts`); hydrated, its `onClick` makes the call, and Enter never presses it.
 */
export function useActButton(act: string | undefined) {
  const hydrated = useHydrated()
  return act === undefined || hydrated
    ? ({ type: 'button' } as const)
    : ({ type: 'submit', name: 'act', value: act } as const)
}
