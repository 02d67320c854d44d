import type { Config } from '#src/config.ts'

/**
 * Writes the origin of `UPLOAD_BASE` into the page, where `web/upload.ts` reads it. It is no part of the root's
 * component, whose script every page loads; React keeps attributes of `html` that it has not written.
 */
export const nameUploadBase = (html: string, { UPLOAD_BASE }: Pick<Config, 'UPLOAD_BASE'>) =>
  UPLOAD_BASE === undefined ? html : html.replace('<html ', `<html data-uploads="${UPLOAD_BASE}" `)
