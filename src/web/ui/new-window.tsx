import { useText } from '../i18n.tsx'
import { newWindowText } from './new-window-text.ts'

/** Says to screen readers that the link around it opens beside this page. */
export function NewWindow() {
  return <span className="visually-hidden">{useText(newWindowText).opens}</span>
}
