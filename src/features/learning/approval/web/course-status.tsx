import { useText } from '#src/web/i18n.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { publicationText } from './publication-text.ts'
import css from './publication.module.css'
import type { Publication } from './use-publication.ts'

type Status = 'pending' | 'waiting' | 'approved' | 'rejected'
const tones: Record<Status, Tone> = {
  pending: 'neutral',
  waiting: 'warning',
  approved: 'success',
  rejected: 'danger',
}

/** The audit and publish status of a course as tags. A course that was not submitted is a draft. */
export function CourseStatus({
  publication: { auditStatus, publishStatus, waiting },
}: {
  publication: Pick<Publication, 'auditStatus' | 'publishStatus'> & { waiting: unknown }
}) {
  const t = useText(publicationText)
  const status: Status = waiting && auditStatus !== 'approved' ? 'waiting' : auditStatus
  return (
    <span className={css.tags}>
      <Tag tone={tones[status]}>{t[status]}</Tag>
      {waiting !== null && status === 'approved' && <Tag tone="warning">{t.waiting}</Tag>}
      <Tag tone={publishStatus === 'published' ? 'action' : 'neutral'}>{t[publishStatus]}</Tag>
    </span>
  )
}
