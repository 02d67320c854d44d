import { pagePath } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const documentPaths = {
  /** The page that shows a user file, with a right that ends where the link is for people without one. */
  preview: (file: number, right?: string) =>
    pagePath('/common/office_preview', { file: String(file), ...(right && { right }) }),
}
