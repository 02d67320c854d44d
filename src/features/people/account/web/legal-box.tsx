import { type LegalName, LegalView } from './legal-view.tsx'

/** Default export because it is loaded by `lazy`. The text of the terms or of the privacy policy, in a dialog. */
export default function LegalBox({ name }: { name: LegalName }) {
  return <LegalView name={name} level={3} />
}
