import katexStyles from 'katex/dist/katex.min.css?url'
import { quietly } from '#src/web/quietly.ts'

let loading: Promise<typeof import('katex').default> | undefined

/** Loads the drawing of formulas with its styles; only a text that has a formula needs it. */
export function loadFormulas() {
  loading ??= load()
  return loading
}

async function load() {
  if (!document.querySelector(`link[href="${katexStyles}"]`)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: katexStyles }),
    )
  }
  return (await import('katex')).default
}

/**
 * Draws a formula as the server does. One that cannot be drawn stands there as it was written.
 * @returns whether it can be drawn
 */
export async function drawFormula(
  dom: HTMLElement,
  source: string,
  isBlock: boolean,
): Promise<boolean> {
  dom.dataset['source'] = source
  if (dom.textContent === '') dom.textContent = source
  const katex = await loadFormulas()
  // A later formula has taken this place meanwhile.
  if (dom.dataset['source'] !== source) return true
  const draw = async () => {
    katex.render(source, dom, { ...limits, displayMode: isBlock })
    return true
  }
  const isDrawn = (await quietly(draw())) ?? false
  if (isDrawn) delete dom.dataset['broken']
  else {
    dom.textContent = source
    dom.dataset['broken'] = ''
  }
  return isDrawn
}

const limits = { throwOnError: true, strict: false, trust: false, maxExpand: 300, maxSize: 20 }
