import { useText } from '#src/web/i18n.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import type { AttendanceState } from '../limits.ts'
import { statesText } from './states-text.ts'

const tones: Record<AttendanceState, Tone> = {
  present: 'success',
  late: 'warning',
  leave: 'neutral',
  absent: 'danger',
}

/** A state of attendance; null for a student for whom the roll waits. */
export function StateTag({ state }: { state: AttendanceState | null }) {
  const t = useText(statesText)
  return <Tag tone={state ? tones[state] : 'neutral'}>{state ? t.states[state] : t.waiting}</Tag>
}
