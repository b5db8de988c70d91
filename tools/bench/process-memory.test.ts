/** @jest-environment node */
import { parseStatus, treeMemory } from './process-memory'

it('reads the status of a process', () => {
  const status = 'Name:\tnext-server\nPid:\t4711\nPPid:\t42\nVmHWM:\t  900 kB\nVmRSS:\t  400 kB\n'
  expect(parseStatus(status)).toEqual({ id: 4711, parent: 42, memory: 409_600 })
})

it('finds no memory in a process that is ending', () => {
  expect(parseStatus('Name:\tnext-server\nPid:\t4711\nPPid:\t42\n')).toMatchObject({ memory: 0 })
})

it('adds up the memory of a process and its descendants, and of no other', () => {
  const processes = [
    { id: 1, parent: 0, memory: 1000 },
    { id: 10, parent: 1, memory: 100 },
    { id: 11, parent: 10, memory: 20 },
    { id: 12, parent: 11, memory: 3 },
    { id: 20, parent: 1, memory: 5000 },
  ]
  expect(treeMemory(10, processes)).toBe(123)
})
