import { useEffect, useRef, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { record, type Recording, type RecorderTrouble, troubleOf } from './recorder.ts'

/** Records a file of at most `mostSeconds`; `onRecorded` receives it. */
export function useRecorder({
  name,
  mostSeconds,
  onRecorded,
}: {
  name: string
  mostSeconds: number
  onRecorded: (file: File) => void
}) {
  const { run, pending } = useAct()
  const recording = useRef<Recording>(null)
  const gone = useRef(false)
  const meter = useRef<HTMLElement>(null)
  /** Null while nothing is recorded. */
  const [seconds, setSeconds] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<RecorderTrouble>()
  const [isPaused, setPaused] = useState(false)
  const pausedNow = useRef(false)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      recording.current?.discard()
    }
  }, [])

  const isRecording = seconds !== null
  useEffect(() => {
    if (!isRecording) return
    let [before, passed] = [performance.now(), 0]
    let frame = requestAnimationFrame(function draw() {
      const now = performance.now()
      if (!pausedNow.current) passed += (now - before) / 1000
      before = now
      meter.current?.style.setProperty(
        '--level',
        String(pausedNow.current ? 0 : (recording.current?.level() ?? 0)),
      )
      setSeconds((shown) => (shown === null ? null : Math.floor(passed)))
      if (passed >= mostSeconds) recording.current?.stop()
      else frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [isRecording, mostSeconds])

  const pause = (wanted: boolean) => {
    if (wanted) recording.current?.pause()
    else recording.current?.resume()
    pausedNow.current = wanted
    setPaused(wanted)
  }
  const start = () => {
    setTrouble(undefined)
    pause(false)
    void run(
      () =>
        record(name, (file) => {
          recording.current = null
          setSeconds(null)
          if (!gone.current) onRecorded(file)
        }),
      {
        refresh: false,
        done(begun) {
          recording.current = begun
          // The page was left while the browser asked for the microphone.
          if (gone.current) begun.discard()
          else setSeconds(0)
        },
        failed: (_, error) => setTrouble(troubleOf(error)),
      },
    )
  }
  return {
    start,
    stop: () => recording.current?.stop(),
    pause,
    isPaused,
    /** The browser asks for the microphone. */
    asking: pending,
    seconds,
    trouble,
    /** The element that shows the level as `--level`. */
    meter,
  }
}
