import { createContext } from 'react'

/**
 * Texts of the page as they look, by their stored HTML (`openedOf` of the server): with drawn formulas and the
 * addresses of pictures. Fields show them until they are edited; texts that are not among them open by the editor.
 */
export const OpenedTexts = createContext<Readonly<Record<string, string>>>({})
