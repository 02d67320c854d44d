import { useEffect, useState } from 'react'
import { useText } from './i18n.tsx'
import css from './shell.module.css'
import { shellText } from './text.ts'
import { Button, IconButton } from './ui/button.tsx'
import { uiText } from './ui/text.ts'

const everyMs = 5 * 60_000
/** The build this page was loaded from, learned at the first check. */
let known: string | undefined

/** Asks now and then whether the site was built anew, and then offers a reload. */
export function BuildCheck() {
  const [isNew, setNew] = useState(false)
  const t = useText(shellText)
  const words = useText(uiText)
  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== 'visible') return
      void isNewBuild().then(setNew)
    }
    check()
    const timer = setInterval(check, everyMs)
    // A tab that slept for days asks as soon as it is looked at.
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
  if (!isNew) return null
  return (
    <output className={css.update}>
      <span>{t.newVersion}</span>
      <Button variant="primary" size="small" onClick={() => window.location.reload()}>
        {t.reload}
      </Button>
      <IconButton icon="close" size="small" label={words.close} onClick={() => setNew(false)} />
    </output>
  )
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
