// The legacy build, because schools may have old browsers. It loads with the first document only.
import { getDocument, GlobalWorkerOptions, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
// The import is the file's address, not its exports.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { OwnBinaryData } from './pdf-assets.ts'

export type { PDFDocumentProxy, PDFPageProxy }

GlobalWorkerOptions.workerSrc = workerUrl

/** Opens a document; `close` ends the task of its worker. */
export function openDocument(url: string): { ready: Promise<PDFDocumentProxy>; close: () => void } {
  const task = getDocument({
    url,
    BinaryDataFactory: OwnBinaryData,
    cMapUrl: '/',
    standardFontDataUrl: '/',
    wasmUrl: '/',
    useWorkerFetch: false,
    enableXfa: false,
  })
  return { ready: task.promise, close: () => void task.destroy() }
}

/**
 * Draws a page with a text layer over it, for selecting and searching. `signal` stops the drawing
 * without an error and leaves the canvas as it is.
 */
export async function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  text: HTMLElement,
  { scale, signal }: { scale: number; signal: AbortSignal },
): Promise<void> {
  const viewport = page.getViewport({ scale })
  const ratio = Math.min(2, window.devicePixelRatio || 1)
  canvas.width = Math.floor(viewport.width * ratio)
  canvas.height = Math.floor(viewport.height * ratio)
  const task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] })
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  })
  text.replaceChildren()
  signal.addEventListener('abort', () => {
    task.cancel()
    layer.cancel()
  })
  try {
    await Promise.all([task.promise, layer.render()])
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
