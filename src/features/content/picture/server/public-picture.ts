import { type SQL, sql } from 'drizzle-orm'
import { publicRenditionUrl } from '#src/server/media/show-renditions.ts'
import type { ShownPicture } from '#src/shared/picture.ts'
import { showPicture } from '#src/shared/show-picture.ts'
import type { PictureRow } from '../tables.ts'
import { addressesOf } from './addresses.ts'
import { cropOf, focusOf } from './crop-of.ts'

type Columns = 'cropX' | 'cropY' | 'cropWidth' | 'cropHeight' | 'focusX' | 'focusY'
/** A published picture as `publicPicture` selects it. */
export interface PublicPicture extends Pick<PictureRow, Columns> {
  made: { kind: string; resultId: number; about: unknown }[] | null
}

/** Selects the published picture of a file as one JSON value; null where it has none. */
export const publicPicture = (fileId: SQL): SQL => sql`(
  select json_build_object('cropX', p.crop_x, 'cropY', p.crop_y, 'cropWidth', p.crop_width,
    'cropHeight', p.crop_height, 'focusX', p.focus_x, 'focusY', p.focus_y, 'made', (
      select json_agg(json_build_object('kind', r.kind, 'resultId', r.result_id, 'about', r.about))
      from file_renditions r join files rf on rf.id = r.result_id and rf.visibility = 'public'
      where r.file_id = p.file_id))
  from pictures p where p.file_id = ${fileId} and p.is_public)`

/** The addresses of a published picture as a cover: of its crop, or of the whole where there is none. */
export function coverAddresses(picture: PublicPicture | null): ShownPicture | null {
  if (!picture?.made) return null
  const look = { crop: cropOf(picture), focus: focusOf(picture) }
  const addresses =
    addressesOf('cover', picture.made, look, publicRenditionUrl) ??
    addressesOf('picture', picture.made, look, publicRenditionUrl)
  return addresses && showPicture(addresses)
}
