import { Island } from '#src/web/island.tsx'
import { PhonePart } from './phone-part.tsx'

export default function PhonePage() {
  return <Island name="phone-photos" part={PhonePart} />
}
