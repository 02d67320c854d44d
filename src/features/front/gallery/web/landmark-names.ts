const landmarks = 'nav, [role=search], form, section, [role=region]'

/**
 * Gives each landmark below `root` a name of its own: the same part stands there several times, and a
 * screen reader lists landmarks by name.
 */
export function nameLandmarks(root: HTMLElement): () => void {
  let count = 0
  const name = () => {
    for (const one of root.querySelectorAll(landmarks)) {
      if (one.hasAttribute('data-named')) continue
      const titles = one.getAttribute('aria-labelledby')?.split(' ') ?? []
      const title = titles.map((id) => document.getElementById(id)?.textContent).join(' ')
      const label = one.getAttribute('aria-label') ?? title
      one.setAttribute('data-named', '')
      if (label === '') continue
      one.removeAttribute('aria-labelledby')
      one.setAttribute('aria-label', `${label} (${++count})`)
    }
  }
  name()
  const watch = new MutationObserver(name)
  watch.observe(root, { childList: true, subtree: true })
  return () => watch.disconnect()
}
