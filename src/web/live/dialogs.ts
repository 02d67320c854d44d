import type { ComponentType } from 'react'

export interface DialogPart {
  default: ComponentType<{ open: boolean; onClose: () => void }>
}

/**
 * Opens the dialogs of links on a plain page. React itself loads with the first of them. A link whose dialog
 * does not load leads to its page.
 */
export function openDialogs(known: Record<string, () => Promise<DialogPart>>): void {
  /** Returns the link of a dialog and the loader of its part. */
  const openerOf = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-dialog]')
    const part = link && known[link.dataset['dialog'] ?? '']
    return part ? { link, part } : undefined
  }
  const load = async (part: () => Promise<DialogPart>) => {
    const [{ showDialog }, { default: Dialog }] = await Promise.all([
      import('./overlay-root.tsx'),
      part(),
    ])
    return () => showDialog(Dialog)
  }
  const ahead = (event: Event) => {
    const opener = openerOf(event)
    // A failed load is repeated by the click.
    if (opener) void load(opener.part).catch(() => undefined)
  }
  document.addEventListener('pointerover', ahead, { passive: true })
  document.addEventListener('focusin', ahead, { passive: true })
  document.addEventListener('click', (event) => {
    const opener = openerOf(event)
    if (!opener) return
    event.preventDefault()
    const follow = () => window.location.assign(opener.link.href)
    void load(opener.part).then((show) => show(), follow)
  })
}
