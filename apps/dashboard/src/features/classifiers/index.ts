export { ClassifierDetails } from './classifier-details.tsx'
export { ClassifiersSample } from './classifiers-sample.tsx'
export { ClassifiersTable } from './classifiers-table.tsx'
export { TrainCard } from './train-card.tsx'
