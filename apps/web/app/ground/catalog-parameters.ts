/** Parameters of an address that the list of models and their comparison read. */
export const catalogParameters = ['product', 'input', 'license', 'sort', 'models'] as const
