import { useText } from '#src/web/i18n.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import type { CertificateState } from '../limits.ts'
import { stateText } from './state-text.ts'

const tones: Record<CertificateState, Tone> = {
  valid: 'success',
  expired: 'warning',
  revoked: 'danger',
}

/** What a certificate is worth today. */
export function StateTag({ state }: { state: CertificateState }) {
  const t = useText(stateText)
  return <Tag tone={tones[state]}>{t[state]}</Tag>
}
