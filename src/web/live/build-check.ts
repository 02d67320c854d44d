const everyMs = 5 * 60_000
/** The build that rendered this page; where the page does not name it, the first check sets it. */
let known: string | undefined

/** Shows the second bar of `bars.tsx` when the site has a new build. Checks every five minutes. */
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
  // A tab that was hidden for days checks as soon as it is visible.
  document.addEventListener('visibilitychange', look)
  bar.addEventListener('click', press)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    bar.removeEventListener('click', press)
  }
}

/** Whether the site answers. */
export const isServed = (): Promise<boolean> =>
  fetch('/build.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

async function isNewBuild(): Promise<boolean> {
  try {
    const answer = await fetch('/build.json', { cache: 'no-store' })
    if (!answer.ok) return false
    const { version } = (await answer.json()) as { version: string }
    known ??= version
    return version !== known
  } catch {
    return false // Offline: the next check decides.
  }
}
