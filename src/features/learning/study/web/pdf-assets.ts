// Every address below is one of our built files, so PDF.js requests nothing from another site.
const cMaps = import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
})
const fonts = import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
})
const wasm = import.meta.glob<string>('/node_modules/pdfjs-dist/wasm/*.{wasm,js}', {
  query: '?url',
  import: 'default',
  eager: true,
})

const sources: Record<string, Record<string, string>> = {
  cMapUrl: byName(cMaps),
  standardFontDataUrl: byName(fonts),
  wasmUrl: byName(wasm),
}

function byName(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, url]) => [path.split('/').at(-1) ?? '', url]),
  )
}

/** Loads the character maps, fonts and decoders that PDF.js requests by name, from our hashed files. */
export class OwnBinaryData {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = sources[kind]?.[filename]
    if (url === undefined) throw new Error(`PDF.js asked for ${kind} ${filename}`)
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
