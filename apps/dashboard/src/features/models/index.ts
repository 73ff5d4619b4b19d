export { ModelDetails } from './model-details.tsx'
export { ModelsTable } from './models-table.tsx'
