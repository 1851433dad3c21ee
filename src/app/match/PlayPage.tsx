export const PlayPage = ({ id }: { readonly id: string }) => <p>{id}</p>;
