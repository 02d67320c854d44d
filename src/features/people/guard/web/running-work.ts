import type { Work } from '../contract.ts'
import { doWork } from './do-work.ts'

export type WorkStatus = 'running' | 'done' | 'stopped' | 'impossible'

interface WorkState {
  status: WorkStatus
  /** The part that is done, from 0 to 1. */
  share: number
}

/** A proof of work that the browser does while its reader fills in the form. */
export interface RunningWork {
  state: () => WorkState
  watch: (changed: () => void) => () => void
  stop: () => void
  restart: () => void
  /** Resolves to the solution, or to undefined when the work is stopped or impossible. */
  solution: () => Promise<string | undefined>
}

const all = new WeakMap<Work, RunningWork>()

/** Starts the work, or returns the one that runs already. */
export function runningWork(work: Work): RunningWork {
  const found = all.get(work) ?? start(work)
  all.set(work, found)
  return found
}

function start(work: Work): RunningWork {
  const watchers = new Set<() => void>()
  let state: WorkState = { status: 'running', share: 0 }
  let stopper = new AbortController()
  const show = (status: WorkStatus, share: number) => {
    state = { status, share }
    for (const changed of watchers) changed()
  }
  async function run() {
    const { signal } = stopper
    show('running', 0)
    const solved = await doWork(work, (share) => show('running', share), signal)
    if (solved === undefined) show(signal.aborted ? 'stopped' : 'impossible', 0)
    else show('done', 1)
    return solved
  }
  let solution = run()
  return {
    state: () => state,
    watch(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    stop: () => stopper.abort(),
    restart() {
      stopper = new AbortController()
      solution = run()
    },
    solution: () => solution,
  }
}
