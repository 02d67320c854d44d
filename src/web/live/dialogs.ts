import type { ComponentType } from 'react'

export interface DialogPart {
  default: ComponentType<{ open: boolean; onClose: () => void }>
}

/** Opens dialogs on a plain page. React itself loads with the first of them. */
export function openDialogs(known: Record<string, () => Promise<DialogPart>>): void {
  const loadOf = (event: Event) => {
    const opener = event.target instanceof Element && event.target.closest('[data-dialog]')
    const name = opener && opener.getAttribute('data-dialog')
    return name ? known[name] : undefined
  }
  const load = async (part: () => Promise<DialogPart>) => {
    const [{ showDialog }, { default: Dialog }] = await Promise.all([
      import('./overlay-root.tsx'),
      part(),
    ])
    return () => showDialog(Dialog)
  }
  const ahead = (event: Event) => {
    const part = loadOf(event)
    // A failed load is repeated by the click.
    if (part) void load(part).catch(() => undefined)
  }
  document.addEventListener('pointerover', ahead, { passive: true })
  document.addEventListener('focusin', ahead, { passive: true })
  document.addEventListener('click', (event) => {
    const part = loadOf(event)
    if (!part) return
    event.preventDefault()
    void load(part).then((show) => show())
  })
}
