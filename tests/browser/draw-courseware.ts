import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { eq } from 'drizzle-orm'
import { courseItems } from '#src/features/learning/course/tables.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { beginWork } from '#src/server/media/begin-works.ts'
import { saveRendition } from '#src/server/media/renditions.ts'
import { demoItems } from './school.ts'

/**
 * Has the pages of one course's courseware drawn. All films and documents of the demo school, which the product
 * begins after its start, would keep the cores from the journeys; PDFs beside this file stand in for LibreOffice.
 */
export async function drawCourseware(kernel: Kernel, slug: string): Promise<void> {
  const { db } = kernel
  for (const { name, file } of demoItems(slug, 'courseware')) {
    const found = await db
      .selectDistinct({ fileId: userFiles.fileId })
      .from(courseItems)
      .innerJoin(userFiles, eq(userFiles.id, courseItems.userFileId))
      .where(eq(courseItems.name, name.zh))
    for (const { fileId } of found) {
      if (!file.endsWith('.pdf')) {
        const bytes = await readFile(new URL(`courseware/${basename(file)}.pdf`, import.meta.url))
        const about = { media: [] }
        await saveRendition(kernel, {
          ...{ fileId, kind: 'pdf', mime: 'application/pdf', bytes, about },
        })
      }
      await db.transaction((tx) => beginWork(kernel, tx, fileId, 'document-pages'))
    }
  }
}
