/*
 * React Router asks for an entry, but no page starts it: the browser gets the scripts of `shell/`, which start the islands.
 */
import './shell/controls.ts'
