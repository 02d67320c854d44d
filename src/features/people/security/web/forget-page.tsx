import { Island } from '#src/web/island.tsx'
import { ForgetPart } from './forget-part.tsx'

export default function ForgetPage() {
  return <Island name="forget" part={ForgetPart} />
}
