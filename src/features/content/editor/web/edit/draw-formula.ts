import katexStyles from 'katex/dist/katex.min.css?url'

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
 * Draws a formula as the server does.
 * @returns the reason why it cannot be drawn
 */
export async function drawFormula(
  dom: HTMLElement,
  source: string,
  isBlock: boolean,
): Promise<string | undefined> {
  dom.dataset['source'] = source
  if (dom.textContent === '') dom.textContent = source
  const katex = await loadFormulas()
  // A later formula has taken this place meanwhile.
  if (dom.dataset['source'] !== source) return undefined
  try {
    katex.render(source, dom, {
      displayMode: isBlock,
      throwOnError: true,
      strict: false,
      trust: false,
      maxExpand: 300,
      maxSize: 20,
    })
    delete dom.dataset['broken']
    return undefined
  } catch (error) {
    dom.textContent = source
    dom.dataset['broken'] = ''
    return error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : ''
  }
}
