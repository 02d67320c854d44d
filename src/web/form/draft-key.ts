import { useRootData } from '../root-data.ts'

/**
 * The name under which this tab keeps a draft. In a computer room one person after the other uses a tab, so that each has
 * drafts of the own.
 */
export function useDraftKey(draftKey: string): string
export function useDraftKey(draftKey: string | undefined): string | undefined
export function useDraftKey(draftKey: string | undefined): string | undefined {
  // A visitor's page may have no data of its own in the browser.
  const person = useRootData()?.viewer?.id
  return draftKey && `${draftKey} of ${person ?? 'visitor'}`
}
