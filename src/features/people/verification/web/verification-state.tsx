import { useText } from '#src/web/i18n.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import type { VerificationStatus } from '../contract.ts'
import { queueText } from './queue-text.ts'

const tones: Record<VerificationStatus, Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}

/** The status of an application, as a tag. */
export function VerificationState({ status }: { status: VerificationStatus }) {
  const t = useText(queueText)
  return <Tag tone={tones[status]}>{t[status]}</Tag>
}
