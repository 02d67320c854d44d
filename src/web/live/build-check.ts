const everyMs = 5 * 60_000
/** The build this page was loaded from; where the page does not say, learned at the first check. */
let known: string | undefined

/** Asks now and then whether the site was built again, and then shows `update-bar.tsx`. */
export function startBuildCheck(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-update]')
  if (!bar) return () => {}
  known ??= bar.dataset['update'] || undefined
  const check = async () => {
    if (document.visibilityState === 'visible' && (await isNewBuild())) bar.hidden = false
  }
  const press = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    if (button.dataset['reload'] === undefined) bar.hidden = true
    else window.location.reload()
  }
  const look = () => void check()
  if (known === undefined) look()
  const timer = setInterval(look, everyMs)
  // A tab that slept for days asks as soon as it is looked at.
  document.addEventListener('visibilitychange', look)
  bar.addEventListener('click', press)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    bar.removeEventListener('click', press)
  }
}

async function isNewBuild(): Promise<boolean> {
  try {
    const answer = await fetch('/build.json', { cache: 'no-store' })
    if (!answer.ok) return false
    const { version } = (await answer.json()) as { version: string }
    known ??= version
    return version !== known
  } catch {
    return false // offline; the next check will tell
  }
}
