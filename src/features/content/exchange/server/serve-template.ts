import type { Kernel } from '#src/server/kernel.ts'
import { templatePath } from '../paths.ts'
import { xlsxTemplate } from '../formats/xlsx/template.ts'

/** Serves the spreadsheet in which questions are written down, made once. It holds nothing of any person. */
export function serveTemplate({ app }: Kernel): void {
  let made: ReturnType<typeof xlsxTemplate> | undefined
  app.get(templatePath, async (_request, reply) => {
    const { bytes, mime, name } = await (made ??= xlsxTemplate())
    return reply
      .type(mime)
      .header('cache-control', 'public, max-age=3600')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(bytes))
  })
}
