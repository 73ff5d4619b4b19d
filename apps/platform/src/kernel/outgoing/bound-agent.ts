import type { Agent } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Ends every request of an agent after a number of seconds, its response included, by closing its connection: for libraries that make
 * requests themselves. Idle connections are kept. Returns the agent.
 */
export function boundAgent<Bounded extends Agent>(agent: Bounded, seconds: number): Bounded {
  const deadlines = new WeakMap<Duplex, NodeJS.Timeout>()
  const { createConnection, keepSocketAlive, reuseSocket } = agent

  function begin(socket: Duplex): void {
    const late = () => socket.destroy(new Error(`The request took more than ${seconds} seconds.`))
    deadlines.set(socket, setTimeout(late, seconds * 1000))
  }
  const end = (socket: Duplex) => clearTimeout(deadlines.get(socket))

  agent.createConnection = (...given) => {
    const socket = createConnection.apply(agent, given)
    if (!socket) return socket
    begin(socket)
    return socket.once('close', () => end(socket))
  }
  agent.keepSocketAlive = (socket) => {
    end(socket)
    // Whether it is kept, which the types do not say.
    return keepSocketAlive.call(agent, socket)
  }
  agent.reuseSocket = (socket, request) => {
    begin(socket)
    reuseSocket.call(agent, socket, request)
  }
  return agent
}
