import { Island } from '#src/web/island.tsx'
import { HandoverPart } from './handover-part.tsx'

export default function HandoverPage() {
  return <Island name="handover" part={HandoverPart} />
}
