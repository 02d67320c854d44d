import { createContext } from 'react'

/**
 * Texts of the page as they look, by their stored HTML (`openedOf` of the server): with drawn formulas and the
 * addresses of pictures. Fields show them until they are edited.
 */
export const OpenedTexts = createContext<Readonly<Record<string, string>>>({})
