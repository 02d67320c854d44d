import type { SavedDraft } from '#src/features/content/draft/web/saved-draft.ts'
import type { OfferProblem } from '#src/features/learning/approval/offer-shapes.ts'
import type { approvalApi } from '#src/features/learning/approval/contract.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { pick } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'

/** What the fields of an offer share: the draft, and what keeps it from review. */
export interface Places {
  draft: SavedDraft
  problems: readonly OfferProblem[]
  reasons: AnswerOf<typeof approvalApi.getReasons>['reasons']
  /** Whether fields that were not left yet say what they lack. */
  showsAll: boolean
  /** The fields that were left: 'head name.zh'. */
  left: ReadonlySet<string>
  onLeave: (place: string) => void
}

/** Returns the words of what a field lacks, once it was left or all was asked for. */
export function useErrorAt({ problems, showsAll, left }: Places) {
  const locale = useLocale()
  return (key: string, field: string): string | undefined => {
    if (!showsAll && !left.has(`${key} ${field}`)) return undefined
    const found = problems.find((one) => one.key === key && one.field === field)
    return found && pick(found, locale)
  }
}
