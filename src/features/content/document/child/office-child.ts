import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { childMain } from '#src/server/media/child-main.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import { type OfficeOrder, pdfOptions } from './office-order.ts'
import { fontFiles, fontRules, readFont } from './office-fonts.ts'

/**
 * LibreOffice as WebAssembly. It takes 1.3 GB while it lives, and a document that hangs it is ended by
 * killing the process. It has neither a network nor this machine's files: a document is copied into its
 * memory and the results out of it. Macros are never run.
 */
const require = createRequire(import.meta.url)
const wasm = join(dirname(require.resolve('@matbee/libreoffice-converter/package.json')), 'wasm')

/** The parts of the package that its types hide. */
interface Inside {
  initialize(): Promise<void>
  injectFonts(): Promise<void>
  module: {
    FS: {
      writeFile(path: string, data: Uint8Array | string): void
      readFile(path: string): Uint8Array
      unlink(path: string): void
    }
  }
  lokBindings: {
    documentLoad(path: string): number
    documentSaveAs(document: number, path: string, format: string, options: string): void
    documentDestroy(document: number): void
  }
}

async function start(): Promise<Inside> {
  // The package expects the class of browsers.
  Object.assign(globalThis, { Worker })
  const { LibreOfficeConverter } = await import('@matbee/libreoffice-converter/server')
  const loader = require(join(wasm, 'loader.cjs')) as {
    createModule(config: Record<string, unknown>): Promise<never>
  }
  // Otherwise `main()` also runs on a thread, and a quarter of the starts stall for 75 to 115 seconds
  // because fonts are read through calls between the two.
  const createModule = (config: Record<string, unknown>) =>
    loader.createModule({ ...config, noInitialRun: true })
  const office = new LibreOfficeConverter({
    wasmPath: wasm,
    wasmLoader: { createModule },
  }) as unknown as Inside
  office.injectFonts = async () => {
    const folder = '/instdir/share/fonts/truetype'
    for (const file of Object.values(fontFiles)) {
      office.module.FS.writeFile(`${folder}/${file}`, readFont(file))
    }
    office.module.FS.writeFile(`${folder}/fc_local.conf`, fontRules())
  }
  await office.initialize()
  return office
}

/** @returns the path of the result */
async function convert(office: Inside, { from, ending, into, to }: OfficeOrder): Promise<string> {
  const { FS } = office.module
  const [source, result] = [`/tmp/input/document.${ending}`, `/tmp/output/out.${to}`]
  FS.writeFile(source, await readFile(from))
  try {
    save(office.lokBindings, source, { path: result, to })
    const path = join(into, `out.${to}`)
    await writeFile(path, FS.readFile(result))
    return path
  } finally {
    for (const one of [source, result]) remove(FS, one)
  }
}

function save(
  lok: Inside['lokBindings'],
  source: string,
  { path, to }: { path: string; to: OfficeOrder['to'] },
): void {
  let document = 0
  try {
    document = lok.documentLoad(source)
    lok.documentSaveAs(document, path, to, to === 'pdf' ? pdfOptions : '')
  } catch (error) {
    throw new MediaFailure('broken', error)
  } finally {
    if (document !== 0) lok.documentDestroy(document)
  }
}

function remove(FS: Inside['module']['FS'], path: string): void {
  try {
    FS.unlink(path)
  } catch {
    // A document that was not read has no result.
  }
}

let office: Promise<Inside> | undefined
childMain<OfficeOrder, string>(async (order) => convert(await (office ??= start()), order))
