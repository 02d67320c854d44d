import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { DemoCourseware } from '#demo/media-types.ts'
import { shoot } from './browser.ts'
import { presentation } from './presentation.ts'
import { run } from './run.ts'
import { coverPictures } from './slide-page.ts'
import { workbook } from './spreadsheet.ts'
import { textDocument } from './text-document.ts'

const flatEnding = { pdf: 'fodt', docx: 'fodt', xlsx: 'fods', pptx: 'fodp' }
const filters = {
  pdf: 'pdf',
  docx: 'docx:MS Word 2007 XML',
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  pptx: 'pptx:Impress MS PowerPoint 2007 XML',
}

/** The documents name fonts that readers have; on this machine Noto's Chinese form replaces them. */
const fontRules = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include>/etc/fonts/fonts.conf</include>
<match target="pattern"><test name="family"><string>Microsoft YaHei</string></test>
<edit name="family" mode="assign" binding="strong"><string>Noto Sans CJK SC</string></edit></match></fontconfig>`

async function convert(
  profile: string,
  filter: string,
  file: string,
  folder: string,
): Promise<void> {
  const rules = `${profile}-fonts.conf`
  await writeFile(rules, fontRules)
  await run('env', [
    `FONTCONFIG_FILE=${rules}`,
    'soffice',
    `-env:UserInstallation=file://${profile}`,
    '--headless',
    '--convert-to',
    filter,
    '--outdir',
    folder,
    file,
  ])
}

async function source(item: DemoCourseware, browser: Browser, folder: string): Promise<string> {
  if (item.format === 'xlsx') return workbook(item.title, item.sheets)
  if (item.format !== 'pptx') return textDocument(item.title, item.sections)
  const { wide, side } = coverPictures(item.file)
  const draw = async (html: string, width: number) => {
    const page = await browser.newPage({ viewport: { width, height: 720 } })
    const file = await shoot(page, html, join(folder, 'picture.jpg'))
    await page.close()
    return (await readFile(file)).toString('base64')
  }
  return presentation(item.file, item.title, item.slides, {
    wide: await draw(wide, 1280),
    side: await draw(side, 282),
  })
}

/** Makes an Office file or a pdf; returns size and pages. */
export async function makeCourseware(
  item: DemoCourseware,
  target: string,
  browser: Browser,
): Promise<{ pages: number; bytes: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-file-'))
  try {
    const out = join(target, item.file)
    const name = basename(item.file, `.${item.format}`)
    const flat = join(folder, `${name}.${flatEnding[item.format]}`)
    await mkdir(dirname(out), { recursive: true })
    await writeFile(flat, await source(item, browser, folder))
    const profile = join(tmpdir(), 'demo-media-soffice')
    await convert(profile, filters[item.format], flat, folder)
    const made = join(folder, `${name}.${item.format}`)
    await run('mv', [made, out])
    const pdf = item.format === 'pdf' ? out : join(folder, `${name}.pdf`)
    if (item.format !== 'pdf') await convert(profile, 'pdf', out, folder)
    const pages = Number(/Pages:\s+(\d+)/.exec(await run('pdfinfo', [pdf]))?.[1])
    return { pages, bytes: (await stat(out)).size }
  } finally {
    await rm(folder, { recursive: true })
  }
}
