import { useText } from '#src/web/i18n.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import type { FeedbackState } from '../contract.ts'
import { officeText } from './office-text.ts'

const tones: Record<FeedbackState, Tone> = {
  new: 'warning',
  inProgress: 'action',
  answered: 'success',
  closed: 'neutral',
}

/** The state of a feedback as a tag. */
export function FeedbackStateTag({ state }: { state: FeedbackState }) {
  const t = useText(officeText)
  return <Tag tone={tones[state]}>{t.state[state]}</Tag>
}
