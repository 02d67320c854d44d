import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import type { approvalApi } from '../contract.ts'
import { reasonWords } from '../places-text.ts'
import { ReasonOwnWords } from './past-reviews.tsx'
import { publicationText } from './publication-text.ts'
import css from './publication.module.css'

type Given = AnswerOf<typeof approvalApi.getReasons>['reasons']

/**
 * The reasons of the last rejection at the field that they are about. The form reads them once by
 * `approvalApi.getReasons`; `name` is a field of the draft ('introduction', also for 'introduction.zh'), '' the
 * whole record.
 */
export function FieldReasons({
  reasons,
  recordKey,
  name,
}: {
  reasons: Given
  /** The key of the record: 'head', 't-1', 'c-3', 'outline'. */
  recordKey: string
  name: string
}) {
  const t = useText(publicationText)
  const locale = useLocale()
  const here = reasons.filter(({ key, field }) => key === recordKey && field === name)
  if (here.length === 0) return null
  return (
    <ul className={css.pinned} aria-label={t.reasons}>
      {here.map((reason) => (
        <li key={reason.code} data-mended={reason.mended || undefined}>
          <Icon name={reason.mended ? 'check-circle' : 'warning'} size={18} />
          <span>
            {pick(reasonWords[reason.code], locale)} <ReasonOwnWords reason={reason} />
            {reason.mended && <em>{t.mended}</em>}
          </span>
        </li>
      ))}
    </ul>
  )
}
