import { Island } from '#src/web/island.tsx'
import { ResetPart } from './reset-part.tsx'

export default function ResetPage() {
  return <Island name="reset" part={ResetPart} />
}
