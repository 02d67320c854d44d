import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kernel } from '#src/server/kernel.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import type { Office } from '../../document/server/office-program.ts'
import { UnreadableFile } from '../paper-form.ts'

/** The conversions that are asked of LibreOffice here: an old Word file as a new one to be read, or a new one as a PDF for printing. */
type Conversion = { ending: 'doc' | 'rtf' | 'odt'; to: 'docx' } | { ending: 'docx'; to: 'pdf' }

const spaceBytes = 100 * 1024 * 1024

/**
 * Converts a text by the product's LibreOffice: `officeOf(kernel)`.
 * @throws UnreadableFile fileBroken; MediaFailure where there is no LibreOffice or no memory for it
 */
export async function byOffice(
  office: Office,
  config: Kernel['config'],
  file: Uint8Array,
  { ending, to }: Conversion,
  signal: AbortSignal,
): Promise<Uint8Array> {
  return inWorkFolder(config, file.byteLength * 4 + spaceBytes, async (into) => {
    const from = join(into, 'source')
    await writeFile(from, file)
    try {
      return await readFile(await office.convert({ from, ending, into, to, signal }))
    } catch (error) {
      if (error instanceof MediaFailure && error.code === 'broken')
        throw new UnreadableFile('fileBroken')
      throw error
    }
  })
}
