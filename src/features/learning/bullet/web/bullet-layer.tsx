import { type RefObject, useEffect, useRef } from 'react'
import type { BulletSession } from './bullet-session.ts'
import css from './bullet.module.css'
import { createLanes, crossing } from './lanes.ts'
import { type Density, lanesOf, useBulletChoice } from './use-bullet-choice.ts'

/** Comments on the film at one time; more would stop the picture on a weak phone. */
const most = 60
/** A larger step of the film's time is a jump, which shows nothing of what it leaves out. */
const jump = 2

interface Given {
  bullets: BulletSession
  element: RefObject<HTMLVideoElement | null>
}

/** Bullet comments that move over the film. Hidden from screen readers: the list beside the film has the same words. */
export function BulletLayer({ bullets, element }: Given) {
  const { on, density, isStill } = useBulletChoice()
  if (!on || isStill) return null
  return <Moving bullets={bullets} element={element} density={density} />
}

function Moving({ bullets, element, density }: Given & { density: Density }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const video = element.current
    const stage = box.current
    if (!video || !stage) return
    const stop = new AbortController()
    const run = createStage(stage, density)
    // Comments that were written while nothing moved are no news any more.
    bullets.takeWritten(0)
    let last = video.currentTime
    /** The first second whose comments are still to come; a film that has just begun has its first one before it. */
    let next = last < 0.5 ? 0 : Math.floor(last) + 1
    const follow = () => {
      const now = video.currentTime
      const passed = now - last
      last = now
      bullets.prepare(now)
      if (passed < 0 || passed > jump) {
        next = Math.floor(now) + 1
        return run.clear()
      }
      run.tick(video.paused ? 0 : passed / video.playbackRate)
      // An author sees a new comment at once, although its second is over.
      const shown = bullets.takeWritten(next)
      for (; next <= now; next++) shown.push(...bullets.at(next))
      for (const { text, isMine, byTeacher } of shown) {
        run.show(text, isMine ? 'mine' : byTeacher ? 'teacher' : 'other')
      }
    }
    const resized = new ResizeObserver(() => run.clear())
    resized.observe(stage)
    const listen = (name: string, act: () => void) =>
      video.addEventListener(name, act, { signal: stop.signal })
    listen('timeupdate', follow)
    listen('pause', run.pause)
    listen('waiting', run.pause)
    listen('playing', run.play)
    listen('seeking', () => {
      run.clear()
      bullets.takeWritten(0)
      last = video.currentTime
      next = last < 0.5 ? 0 : Math.floor(last) + 1
    })
    bullets.prepare(video.currentTime)
    return () => {
      stop.abort()
      resized.disconnect()
      run.clear()
    }
  }, [bullets, element, density])
  return <div ref={box} className={css.layer} aria-hidden="true" />
}

/** The moving texts, which React does not render, because each lives for seconds. */
function createStage(stage: HTMLElement, density: Density) {
  const lanes = createLanes()
  const running = new Set<Animation>()
  let clock = 0
  return {
    /** Lets seconds of the stage's clock pass, which stands still while the film does. */
    tick(seconds: number) {
      clock += seconds
    },
    show(text: string, by: 'mine' | 'teacher' | 'other') {
      if (running.size >= most) return
      const line = document.createElement('span')
      line.textContent = text
      line.dataset['by'] = by
      stage.append(line)
      const [width, height] = [line.offsetWidth, line.offsetHeight]
      const room = Math.max(1, Math.floor((stage.clientHeight * 0.6) / height))
      const count = Math.min(lanesOf[density], room)
      const lane = lanes.take(count, { from: clock, width }, stage.clientWidth)
      if (lane === null) return line.remove()
      line.style.insetBlockStart = `${lane * height}px`
      const moving = line.animate(
        { transform: [`translateX(${stage.clientWidth}px)`, `translateX(${-width}px)`] },
        { duration: crossing * 1000 },
      )
      running.add(moving)
      const leave = () => {
        running.delete(moving)
        line.remove()
      }
      moving.addEventListener('finish', leave)
      moving.addEventListener('cancel', leave)
    },
    pause() {
      for (const one of running) one.pause()
    },
    play() {
      for (const one of running) one.play()
    },
    clear() {
      lanes.clear()
      for (const one of [...running]) one.cancel()
    },
  }
}
