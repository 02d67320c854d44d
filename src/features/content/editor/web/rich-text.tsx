import { lazy } from 'react'
import { HtmlElements, type Places } from './html-elements.tsx'

// Formulas, films and files are in few texts, so browsers load them on demand; the server has them at once.
const RichBlock = import.meta.env.SSR
  ? (await import('./rich-block.tsx')).default
  : lazy(() => import('./rich-block.tsx'))

/** Shows formatted text that the server has cleaned, and opened for reading (`openTexts`). */
export const RichText = (given: Omit<Places, 'Block'> & { html: string }) => (
  <HtmlElements {...given} Block={RichBlock} />
)
